import type { Game } from '@andon/contract/player-api/catalogue'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { GamePicture } from '../games/GamePicture.tsx'
import { guidePath, guidesPath, kindsPath } from './guide-path.ts'
import { howToPlayText } from './text.ts'
import './how-to-play.css'

/** The games that say how to play them. */
export function GuidesPage({ games }: { games: readonly Game[] }) {
  const t = useText(howToPlayText)
  const path = usePath()
  return (
    <>
      <PageTitle title={t('guides')} description={t('guides.text')} path={guidesPath} />
      <article className="page-width section grid gap-6">
        <header className="grid gap-3">
          <h1 className="heading-1">{t('guides')}</h1>
          <p className="max-w-prose">{t('guides.text')}</p>
          <p>
            <Link to={path(kindsPath)} className="text-link">
              {t('kinds')}
            </Link>
          </p>
        </header>
        <ul className="guides">
          {games.map((game) => (
            <li key={game.gameCode}>
              <Link to={path(guidePath(game))} prefetch="intent" className="guide-link">
                <GamePicture game={game} kind="thumbnail" loading="lazy" />
                <strong>{t('title', { name: game.name })}</strong>
              </Link>
            </li>
          ))}
        </ul>
      </article>
      <SaferPlay />
    </>
  )
}
