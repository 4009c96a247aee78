export { EditGroupDialog } from './EditGroupDialog.tsx'
export { EMPTY_GUILD, missingText, missingWords, toGroupFields } from './group-words.ts'
export { GroupFields } from './GroupFields.tsx'
