export { SignInRedirectScreen } from './SignInRedirectScreen.tsx'
