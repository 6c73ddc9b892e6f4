export { LimitsPage as default } from '../features/limits/LimitsPage.tsx'
