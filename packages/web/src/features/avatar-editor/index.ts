export { AvatarEditorHost, openAvatarEditor } from './AvatarEditorHost.tsx'
