import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { LazyConsentBar } from '../features/consent/LazyConsentBar.tsx'
import { AccountCurrency } from '../page/amounts/account-currency.ts'
import { HideFooterContext } from '../page/hide-footer.ts'
import { createModals, ModalsContext } from '../page/modals.ts'
import { usePage } from '../page/page-context.ts'
import { late } from '../page/preloadable.tsx'
import { shellText } from '../page/text.ts'
import { ToastsProvider } from '../page/toasts.tsx'
import { useText } from '../page/use-text.ts'
import { usePlayersOnlyPages } from '../player/players-only.ts'
import { useRestrictedRedirect } from '../player/restricted-pages.ts'
import { useRestricted, useSession } from '../player/session.ts'
import { ApiSignalHandler } from './ApiSignalHandler.tsx'
import { Header } from './Header.tsx'
import { ModalHost } from './ModalHost.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { useTracking } from './tracking.ts'

// In the page's HTML, with links that work by themselves.
const Footer = late(lazy(() => import('./Footer.tsx').then((module) => ({ default: module.Footer }))))
const TabBar = late(
  lazy(() => import('./TabBar.tsx').then((module) => ({ default: module.TabBar }))),
  <div className="tab-bar" />,
)
/** Nothing visible, so loaded after the first view. */
const BackgroundTasks = lazy(() =>
  import('./BackgroundTasks.tsx').then((module) => ({ default: module.BackgroundTasks })),
)
const RestrictedNotice = lazy(() =>
  import('../features/limits/RestrictedNotice.tsx').then((module) => ({ default: module.RestrictedNotice })),
)
const SearchHost = lazy(() =>
  import('../features/search/SearchHost.tsx').then((module) => ({ default: module.SearchHost })),
)
const LazyChat = lazy(() => import('../features/chat/LazyChat.tsx').then((module) => ({ default: module.LazyChat })))
const PolicyGate = lazy(() =>
  import('../features/policies/PolicyGate.tsx').then((module) => ({ default: module.PolicyGate })),
)

/** Header, footer, modals and toasts around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [modals] = useState(createModals)
  const session = useSession()
  const { site } = usePage()
  const currency = session.state === 'player' ? session.currency : undefined
  return (
    <AccountCurrency value={currency === site.currency ? undefined : currency}>
      <ModalsContext value={modals}>
        <ToastsProvider>
          <ApiSignalHandler>
            <Frame>{children}</Frame>
            <Suspense>
              <PolicyGate />
            </Suspense>
            <ModalHost />
          </ApiSignalHandler>
          <Suspense>
            <BackgroundTasks />
          </Suspense>
          {/* outside ApiSignalHandler: the chat stays for a moment when the brand closes */}
          <Suspense>
            <LazyChat />
          </Suspense>
        </ToastsProvider>
      </ModalsContext>
    </AccountCurrency>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(shellText)
  const chrome = useChrome()
  const [footerHidden, hideFooter] = useState(false)
  const restricted = useRestricted()
  useTracking()
  usePlayersOnlyPages()
  useRestrictedRedirect()
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <NavigationBar />
      {chrome.header && <Header />}
      {chrome.header && <LazyConsentBar />}
      {restricted && (
        <Suspense>
          <RestrictedNotice />
        </Suspense>
      )}
      <main id="content" tabIndex={-1}>
        <HideFooterContext value={hideFooter}>{children}</HideFooterContext>
      </main>
      {chrome.footer && !footerHidden && <Footer />}
      {chrome.header && <TabBar />}
      {chrome.header && !restricted && (
        <Suspense>
          <SearchHost />
        </Suspense>
      )}
    </>
  )
}

/** Games have their own bar and no footer; some pages have neither header nor footer. */
function useChrome(): { header: boolean; footer: boolean } {
  const { site, language } = usePage()
  const path = useLocation().pathname.slice(language.length + 1)
  const bare = path === '/game-play' || site.chromelessPaths.includes(path)
  return { header: !bare, footer: !bare }
}
