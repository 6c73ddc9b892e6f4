import { AccountHome } from '../features/account/AccountHome.tsx'

export default function AccountIndex() {
  return <AccountHome />
}
