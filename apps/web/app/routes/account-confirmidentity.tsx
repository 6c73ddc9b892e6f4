export { ConfirmIdentityPage as default } from '../features/verification/ConfirmIdentityPage.tsx'
