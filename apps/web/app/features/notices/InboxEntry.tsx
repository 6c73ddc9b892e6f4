import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { noticesText } from './text.ts'
import { UnreadMark } from './UnreadMark.tsx'

/** The account menu's way to the inbox. */
export function InboxEntry({ close }: { close: () => void }) {
  const t = useText(noticesText)
  const path = usePath()
  return (
    <li>
      <Link to={path('/account/inbox')} className="menu-row" onClick={close}>
        <AccountIcon name="bell" />
        {t('title')}
        <UnreadMark on="row" />
      </Link>
    </li>
  )
}
