import { siteContext } from '@andon/web/load-context'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { loadFooterGames } from './features/games/load-footer-games.ts'
import { brandOf } from './page/brand.ts'
import { useDocument } from './page/document-context.ts'
import { useHydrated } from './page/hydrated.ts'
import type { Page } from './page/page-context.ts'
import { ServicesProvider } from './page/services.tsx'
import { PlainNotice } from './shell/ErrorNotice.tsx'
import { Shell } from './shell/Shell.tsx'
import stylesheet from './styles.css?url'

export async function loader({ context }: Route.LoaderArgs): Promise<Page> {
  const {
    site: whole,
    language,
    siteOrigin,
    signedInHint,
    closed,
    sandbox,
    gamesOrigin,
    apiBaseUrl,
    textsVersion,
    brandTexts,
    api,
  } = context.get(siteContext)
  const { hosts, order, securityContact, sender, blockedCountries, cashier, ...site } = whole
  const [footerGames, { columns, texts }] = await Promise.all([
    loadFooterGames({ api, site: whole }),
    api.content.getFooter({}),
  ])
  return {
    site,
    language,
    siteOrigin,
    signedInHint,
    sandbox,
    gamesOrigin,
    apiBaseUrl,
    textsVersion,
    brandTexts,
    footer: { columns, texts },
    footerGames,
    closed,
  }
}

/** The root data never changes within a page: switching the language loads a new page. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { siteCode, language, themeColor } = useDocument()
  const brand = brandOf(siteCode)
  // When React renders the document again after an error, its scripts have run already, and the content security policy forbids new ones.
  const [rerendered] = useState(useHydrated())
  return (
    <html lang={language} data-brand={siteCode.toLowerCase()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={brand.mark} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.webmanifest?language=${language}`} />
        <link rel="preload" as="font" type="font/woff2" href={brand.displayFace} crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!rerendered && <ScrollRestoration />}
        {!rerendered && <Scripts />}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ServicesProvider page={loaderData}>
      <Shell>
        <Outlet />
      </Shell>
    </ServicesProvider>
  )
}

export { PlainNotice as ErrorBoundary }
