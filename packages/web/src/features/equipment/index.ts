export { EquipmentScreen } from './EquipmentScreen.tsx'
