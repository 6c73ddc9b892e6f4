export { PoliciesPage as default } from '../features/policies/PoliciesPage.tsx'
