import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { useSyncExternalStore } from 'react'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { canInstall, install, onInstallOffer } from './install-prompt.ts'
import { offlineText } from './text.ts'

const notOnServer = () => false

/** A row of the menu that installs the site as an app, where the browser offers that. */
export function InstallEntry() {
  const t = useText(offlineText)
  const toasts = useToasts()
  const offered = useSyncExternalStore(onInstallOffer, canInstall, notOnServer)
  if (!offered) return null
  const add = async () => {
    if (await install()) toasts.show({ text: t('installed') })
  }
  return (
    <ul className="menu-rows">
      <li>
        <button type="button" className="menu-row" onClick={() => void add()}>
          <AccountIcon name="install" />
          {t('install')}
        </button>
      </li>
    </ul>
  )
}
