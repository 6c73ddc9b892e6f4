import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import type { Host } from './host.ts'
import { type Notice, openNotice } from './hud/dialogs.ts'
import type { Language, Messages } from './text/messages.ts'

/**
 * The hosting page explains these refusals of a stake, because it has the details of limits and asks the question of the reality check. Without a page around it,
 * or one whose dialect cannot be told, the game says what it knows.
 */
const explainedByHost: ReadonlySet<string> = new Set([
  'LIMIT_REACHED',
  'BONUS_STAKE_LIMIT',
  'STAKE_ABOVE_CAP',
  'REALITY_CHECK_OPEN',
])

interface ShownIn {
  readonly isLoaded?: boolean
  readonly inRound?: boolean
}

interface FailureDeps {
  readonly messages: Messages
  readonly host: Host
  readonly language: Language
}

/** The session is over: it takes no more stakes. */
export const endsSession = (error: unknown): error is CallRefusal =>
  error instanceof CallRefusal && ['SESSION_EXPIRED', 'TOKEN_INVALID', 'GAME_SESSION_REPLACED'].includes(error.code)

/** Shows errors to the player. A session that has ended closes the game; that is said once. */
export function createFailures({ messages, host, language }: FailureDeps) {
  const reload = {
    label: messages.reload,
    act: () => {
      host.send({ event: 'reloadGame' })
      location.reload()
    },
  }
  const lobby = { label: messages.lobby, act: () => host.send({ event: 'openLobby' }) }
  const ok = { label: messages.ok, act: () => {} }

  const notice = (error: unknown, { inRound = false } = {}): Notice => {
    if (error instanceof CallRefusal)
      return refusalNotice(error, { messages, language, inRound }, { reload, lobby, ok })
    if (error instanceof ConnectionLost)
      return { title: messages.offlineTitle, text: messages.offlineText, actions: [reload] }
    return {
      title: messages.errorTitle,
      text: messages.errorText('GAME_FAULT'),
      actions: [reload, lobby],
      dismissable: false,
    }
  }

  /** Nothing can be used behind it: the ways on are to load the game again, or to leave it for the page around it. */
  const withoutGame = (error: unknown): Notice => {
    const { title, text, actions, dismissable = true } = notice(error)
    const ways = dismissable ? [reload, lobby] : actions
    const known = host.isThere ? ways : ways.filter((way) => way !== lobby)
    return { title, text, actions: known.length > 0 ? known : [reload], dismissable: false }
  }

  let over: Promise<void> | null = null
  return {
    /** `isLoaded`: false while the game opens, when there is nothing to go on with. `inRound`: an action in a round was refused, which waits as before. */
    show: async (error: unknown, { isLoaded = true, inRound = false }: ShownIn = {}): Promise<void> => {
      if (endsSession(error)) {
        if (over) return over
        host.send({ event: 'sessionEnded', code: error.code })
      } else if (error instanceof CallRefusal && (explainedByHost.has(error.code) || error.code === 'ACCOUNT_LOCKED')) {
        host.send({ event: 'stakeRefused', code: error.code, params: plain(error.params) })
        if (isLoaded && host.tells('stakeRefused') && explainedByHost.has(error.code)) return
      } else if (!(error instanceof CallRefusal || error instanceof ConnectionLost)) {
        host.send({ event: 'gameError', code: 'GAME_FAULT' })
        console.error(error)
      }
      const { closed } = openNotice(isLoaded ? notice(error, { inRound }) : withoutGame(error))
      if (endsSession(error)) over = closed
      await closed
    },
  }
}
export type Failures = ReturnType<typeof createFailures>

interface NoticeActions {
  readonly reload: Notice['actions'][number]
  readonly lobby: Notice['actions'][number]
  readonly ok: Notice['actions'][number]
}

function refusalNotice(
  { code, params }: CallRefusal,
  { messages, language, inRound }: Omit<FailureDeps, 'host'> & { readonly inRound: boolean },
  { reload, lobby, ok }: NoticeActions,
): Notice {
  switch (code) {
    case 'SESSION_EXPIRED':
    case 'TOKEN_INVALID':
      return { title: messages.endedTitle, text: messages.endedText, actions: [reload, lobby], dismissable: false }
    case 'GAME_SESSION_REPLACED':
      return {
        title: messages.replacedTitle,
        text: messages.replacedText,
        actions: [reload, lobby],
        dismissable: false,
      }
    case 'TOO_MANY_GAMES':
      return {
        title: messages.tooManyGamesTitle,
        text: messages.tooManyGamesText(String(params.max ?? '')),
        actions: [reload, lobby],
        dismissable: false,
      }
    case 'ACCOUNT_LOCKED':
      return { title: messages.lockedTitle, text: messages.lockedText, actions: [lobby], dismissable: false }
    case 'ROUND_OPEN': {
      const game = params[language] // seeds are shared by all games: the arcade names the one with an open round
      const text = typeof game === 'string' ? messages.roundOpenText(game) : messages.roundOpenSomewhere
      return { title: messages.roundOpenTitle, text, actions: [ok] }
    }
    case 'UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return {
        title: messages.unavailableTitle,
        text: inRound ? messages.unavailableInRound : messages.unavailableText,
        actions: [ok],
      }
    case 'BONUS_STAKE_LIMIT':
      return {
        title: messages.bonusStakeTitle,
        text: messages.bonusStakeText,
        actions: [ok],
      }
    case 'REALITY_CHECK_OPEN':
      return { title: messages.checkOpenTitle, text: messages.checkOpenText, actions: [ok] }
    case 'STAKE_ABOVE_CAP':
      return { title: messages.stakeCapTitle, text: messages.stakeCapText, actions: [ok] }
    case 'NOT_FOUND':
    case 'STAKE_OUT_OF_RANGE':
    case 'GAME_UNKNOWN':
      return {
        title: messages.errorTitle,
        text: messages.errorText(code),
        actions: [reload, lobby],
        dismissable: false,
      }
    default:
      // the operator's refusals that the arcade passes on concern limits
      return { title: messages.limitTitle, text: messages.limitText, actions: [ok] }
  }
}

type Plain = string | number | boolean

/** Parameters of the types that vendor messages can carry. */
function plain(params: Readonly<Record<string, unknown>>): Record<string, Plain> {
  const isPlain = (entry: [string, unknown]): entry is [string, Plain] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1])
  return Object.fromEntries(Object.entries(params).filter(isPlain))
}
