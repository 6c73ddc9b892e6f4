export { PasswordPage as default } from '../features/account/PasswordPage.tsx'
