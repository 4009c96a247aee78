export { type AvatarPainter, createAvatarPainter, type DrawnPicture } from './avatar-painter.ts'
