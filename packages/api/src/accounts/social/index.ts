export { unlinkNetwork } from './link.ts'
export { appleCallback, appleLogin, socialLogin } from './native-sign-in.ts'
export { beginSignIn, finishSignIn, signInNetworks } from './social-sign-in.ts'
