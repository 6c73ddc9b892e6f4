export { SessionsPage as default } from '../features/account/SessionsPage.tsx'
