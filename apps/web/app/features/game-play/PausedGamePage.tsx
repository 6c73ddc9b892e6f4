import { Icon } from '@andon/web-kit/Icon'
import { Link, useNavigate } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { GameNotice } from './GameNotice.tsx'
import { gamePlayText } from './text.ts'

/** In place of a game that its operator has paused. */
export function PausedGamePage({ name }: { name: string }) {
  const t = useText(gamePlayText)
  const shell = useText(shellText)
  const path = usePath()
  const navigate = useNavigate()
  const home = path(usePage().site.homePath.visitor)
  return (
    <div className="game-screen">
      <header className="game-bar">
        <PageTitle title={name} description={name} />
        <Link to={home} className="round-button game-bar-back" aria-label={shell('toHome')}>
          <Icon name="back" />
        </Link>
        <h1 className="game-bar-name">{name}</h1>
      </header>
      <div className="game-stage">
        <GameNotice title={t('paused')} texts={[t('pausedText')]} onHome={() => navigate(home)} />
      </div>
    </div>
  )
}
