import { Icon } from '@andon/web-kit/Icon'
import { NavLink } from 'react-router'
import { useCalm } from '../../page/motion.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { missionText } from './text.ts'

/** The menu's way to the missions; not in calm mode, nor for players on a lock or break. */
export function MissionsEntry() {
  const t = useText(missionText)
  const path = usePath()
  const calm = useCalm()
  const restricted = useRestricted()
  if (calm || restricted) return null
  return (
    <ul className="menu-rows">
      <li>
        <NavLink to={path('/missions')} end className="menu-row">
          <Icon name="gift" />
          {t('title')}
        </NavLink>
      </li>
    </ul>
  )
}
