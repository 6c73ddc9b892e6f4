export { AccountLayout as default } from '../features/account/AccountLayout.tsx'
