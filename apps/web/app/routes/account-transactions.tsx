export { TransactionsPage as default } from '../features/history/TransactionsPage.tsx'
