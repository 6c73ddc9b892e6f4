import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { ConsentPlace } from '../features/consent/ConsentPlace.tsx'
import { HideFooterContext } from '../page/footer-request.ts'
import { createModals, ModalsContext } from '../page/modals.ts'
import { usePage } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { ToastsProvider } from '../page/toasts.tsx'
import { useText } from '../page/use-text.ts'
import { usePlayersOnlyPages } from '../player/players-only.ts'
import { useRestricted } from '../player/session.ts'
import { Footer } from './Footer.tsx'
import { useFocusNeverLost } from './focus-keeper.ts'
import { Header } from './Header.tsx'
import { useLanguageFollowsAddress } from './language-switch.ts'
import { ModalHost } from './ModalHost.tsx'
import { useMoneyOnlyPages } from './money-only-pages.ts'
import { NavigationBar } from './NavigationBar.tsx'
import { useQueryParameters } from './query-parameters.ts'
import { SignalKeeper } from './SignalKeeper.tsx'

/** They listen only, so they may come after the first view. */
const Keepers = lazy(() => import('./Keepers.tsx').then((module) => ({ default: module.Keepers })))
const RestrictedNotice = lazy(() =>
  import('../features/limits/RestrictedNotice.tsx').then((module) => ({ default: module.RestrictedNotice })),
)
const ChatPlace = lazy(() => import('../features/chat/ChatPlace.tsx').then((module) => ({ default: module.ChatPlace })))
const PolicyKeeper = lazy(() =>
  import('../features/policies/PolicyKeeper.tsx').then((module) => ({ default: module.PolicyKeeper })),
)

/** The frame that every page stands in. */
export function Shell({ children }: { children: ReactNode }) {
  const [modals] = useState(createModals)
  useFocusNeverLost()
  return (
    <ModalsContext value={modals}>
      <ToastsProvider>
        <SignalKeeper>
          <Frame>{children}</Frame>
          <Suspense>
            <PolicyKeeper />
          </Suspense>
          <ModalHost />
        </SignalKeeper>
        <Suspense>
          <Keepers />
        </Suspense>
        {/* outside what a closed brand's notice replaces: it stays for a moment more */}
        <Suspense>
          <ChatPlace />
        </Suspense>
      </ToastsProvider>
    </ModalsContext>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText(shellText)
  const chrome = useChrome()
  const [footerHidden, hideFooter] = useState(false)
  const restricted = useRestricted()
  useQueryParameters()
  usePlayersOnlyPages()
  useMoneyOnlyPages()
  useLanguageFollowsAddress()
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <NavigationBar />
      {chrome.header && <Header />}
      {chrome.header && <ConsentPlace />}
      {restricted && (
        <Suspense>
          <RestrictedNotice />
        </Suspense>
      )}
      <main id="content" tabIndex={-1}>
        <HideFooterContext value={hideFooter}>{children}</HideFooterContext>
      </main>
      {chrome.footer && !footerHidden && <Footer />}
    </>
  )
}

/** A game fills the screen with a bar of its own; some pages stand alone. */
function useChrome(): { header: boolean; footer: boolean } {
  const { site, language } = usePage()
  const path = useLocation().pathname.slice(language.length + 1)
  const bare = path === '/game-play' || site.chromelessPaths.includes(path)
  return { header: !bare, footer: !bare }
}
