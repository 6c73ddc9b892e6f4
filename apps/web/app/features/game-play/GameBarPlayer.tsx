import type { Game } from '@andon/contract/player-api/catalogue'
import { Button } from '@andon/web-kit/Button'
import { Icon } from '@andon/web-kit/Icon'
import { Link } from 'react-router'
import { Money } from '../../page/amounts/Money.tsx'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useBalance } from '../../player/balance.ts'
import { useRestricted, useSession } from '../../player/session.ts'
import { useGameLinks } from '../games/game-links.ts'
import { AccountMenu } from '../player-area/AccountMenu.tsx'
import { Popover } from '../player-area/Popover.tsx'
import { SaferPlayButton } from '../player-area/SaferPlayButton.tsx'
import { GameMenuRows } from './GameMenuRows.tsx'
import { gamePlayText } from './text.ts'

interface Props {
  readonly game: Game
  readonly gameType: Game['modes'][number]
  readonly inRound: boolean
  readonly isRace: boolean
}

/** The part of the bar that depends on who plays: session time, balance and deposit (a game that is played with chips shows them itself), or the way to an account. Ends with the menu. */
export function GameBarPlayer({ game, gameType, isRace, inRound }: Props) {
  const session = useSession()
  if (session.state === 'unknown') return <span className="game-bar-space" />
  if (session.state === 'visitor') return <VisitorPart game={game} inRound={inRound} />
  return (
    <>
      <span className="game-bar-space" />
      <SaferPlayButton loginTime={session.loginTime} />
      {gameType === 'freegames' ? <PlayRealLink game={game} /> : !isRace && <BalanceAndDeposit />}
      <AccountMenu nickname={session.profile?.nickname}>
        {(close) => <GameMenuRows game={game} gameType={gameType} canSwitch={!isRace && !inRound} close={close} />}
      </AccountMenu>
    </>
  )
}

function BalanceAndDeposit() {
  const shell = useText(shellText)
  const modals = useModals()
  const balance = useBalance()
  const restricted = useRestricted()
  return (
    <>
      <output className="balance" aria-label={shell('balance')} data-testid="balance">
        {balance ? <Money amount={balance.total} /> : <span className="skeleton-line w-16" />}
      </output>
      {!restricted && (
        <Button kind="primary" onClick={() => modals.open('cashier')}>
          {shell('deposit')}
        </Button>
      )}
    </>
  )
}

function PlayRealLink({ game }: { game: Game }) {
  const t = useText(gamePlayText)
  const gameLink = useGameLinks()
  if (!game.modes.includes('realgames')) return null
  return (
    <Link className="button" data-kind="primary" data-size="normal" to={gameLink(game, 'realgames')} replace>
      {t('playReal')}
    </Link>
  )
}

/** Log in is in the menu where the bar is narrow. */
function VisitorPart({ game, inRound }: { game: Game; inRound: boolean }) {
  const shell = useText(shellText)
  const t = useText(gamePlayText)
  const path = usePath()
  const modals = useModals()
  return (
    <>
      <span className="game-bar-space" />
      <Button kind="quiet" href="?login=true" onFollow={() => modals.open('login')}>
        {shell('login')}
      </Button>
      <Button kind="primary" href={path('/register')} onFollow={() => modals.open('signUp')}>
        {shell('signUp')}
      </Button>
      <Popover
        label={t('menu')}
        className="account-menu"
        buttonClassName="round-button game-bar-menu"
        button={<Icon name="menu" />}
      >
        {({ close }) => (
          <>
            <GameMenuRows game={game} gameType="freegames" canSwitch={!inRound} close={close} />
            <Button
              wide
              onClick={() => {
                close()
                modals.open('login')
              }}
            >
              {shell('login')}
            </Button>
          </>
        )}
      </Popover>
    </>
  )
}
