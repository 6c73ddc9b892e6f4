export { CashierPage as default } from '../features/cashier/CashierPage.tsx'
