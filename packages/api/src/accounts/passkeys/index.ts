export { addPasskey, beginPasskey, passkeys, removePasskey, renamePasskey } from './handlers.ts'
export { beginPasskeyLogin, loginByPasskey } from './login-by-passkey.ts'
export type { CeremonyBody, PasskeyBody } from './passkey.ts'
