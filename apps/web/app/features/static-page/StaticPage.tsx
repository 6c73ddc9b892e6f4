import type { Language } from '@andon/contract/languages'
import type { Block, Page } from '@andon/contract/player-api/content'
import { siteContext } from '@andon/web/load-context'
import { lazy } from 'react'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage } from '../../page/page-context.ts'
import { late } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { useIsInAudience } from '../../player/audience.ts'
import { ConsentChoice } from '../consent/ConsentChoice.tsx'
import { GuidesPage } from '../how-to-play/GuidesPage.tsx'
import { guidesPath } from '../how-to-play/guide-path.ts'
import type { Route } from './+types/StaticPage'
import { Blocks } from './Blocks.tsx'
import { SaferPlayTools } from './SaferPlayTools.tsx'
import { TranslatedAddresses } from './TranslatedAddresses.tsx'
import { staticPageText } from './text.ts'

const SelfCheck = late(
  lazy(() => import('../self-check/SelfCheck.tsx').then((module) => ({ default: module.SelfCheck }))),
)

/** 2026年11月21日 and 21 Nov 2026: the month as a word, because the order of numbers differs by country. */
const dateFormats = {
  ja: new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>

/** The text page of a slug in the page's language, or the list of guides; an unknown slug is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(siteContext)
  if (`/${params.slug}` === guidesPath) {
    const [{ games }, { titles }, { games: own }] = await Promise.all([
      api.catalogue.getGames({}),
      api.catalogue.getGameTitles({}),
      api.content.getGuidedGames({}),
    ])
    const withGuide = new Set([...own, ...titles.flatMap(({ gameCode, hasGuide }) => (hasGuide ? [gameCode] : []))])
    return { games: games.filter(({ gameCode }) => withGuide.has(gameCode)) }
  }
  const { page } = await api.content.getPage({ url_path: params.slug, lang: language })
  return page
}

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return 'games' in loaderData ? <GuidesPage games={loaderData.games} /> : <TextPage page={loaderData} />
}

/** A text page with a list of its sections at the side. */
function TextPage({ page }: { page: Page }) {
  const t = useText(staticPageText)
  const { language } = usePage()
  const { title, updatedAt, draft, languages, blocks, url_path } = page
  return (
    <article className="page-width section text-page">
      <PageTitle title={title} description={firstWords(blocks) ?? title} />
      <TranslatedAddresses path={`/${url_path}`} languages={languages} />
      <header className="grid gap-3">
        <h1 className="heading-1">{title}</h1>
        <p className="text-ink-soft">
          <time dateTime={updatedAt}>
            {t('updated', { date: dateFormats[language].format(Date.parse(updatedAt)) })}
          </time>
        </p>
      </header>
      <Contents blocks={blocks} />
      <div className="grid gap-8">
        {url_path === 'responsible-game' && <SaferPlayTools />}
        {url_path === 'cookie-policy' && <ConsentChoice />}
        {url_path === 'self-check' ? <WithSelfCheck blocks={blocks} /> : <Blocks blocks={blocks} />}
        {draft && <p className="text-notice">{t('draft')}</p>}
      </div>
    </article>
  )
}

/** The questions stand below the introduction. */
function WithSelfCheck({ blocks }: { blocks: readonly Block[] }) {
  const start = blocks.findIndex(({ type }) => type === 'heading')
  const intro = start < 0 ? blocks.length : start
  return (
    <>
      <Blocks blocks={blocks.slice(0, intro)} />
      <SelfCheck />
      <Blocks blocks={blocks.slice(intro)} />
    </>
  )
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useText(staticPageText)
  const isInAudience = useIsInAudience()
  return (
    <nav className="text-contents" aria-labelledby="contents">
      <h2 id="contents" className="heading-3">
        {t('contents')}
      </h2>
      <ol>
        {blocks.filter(isInAudience).map(
          (block) =>
            block.type === 'heading' &&
            block.id !== undefined && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}

/** The description for search engines. */
function firstWords(blocks: readonly Block[]): string | undefined {
  const paragraph = blocks.find((block) => block.type === 'paragraph')
  return paragraph?.spans
    .map(({ text }) => text)
    .join('')
    .slice(0, 160)
}
