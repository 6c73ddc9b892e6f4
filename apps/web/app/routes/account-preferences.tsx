export { PreferencesPage as default } from '../features/account/PreferencesPage.tsx'
