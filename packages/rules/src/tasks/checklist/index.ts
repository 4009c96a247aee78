export { addChecklistItem } from './add-checklist-item.ts'
export { deleteChecklistItem } from './delete-checklist-item.ts'
export { scoreChecklistItem } from './score-checklist-item.ts'
export { updateChecklistItem } from './update-checklist-item.ts'
