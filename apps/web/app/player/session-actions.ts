import { isLanguage } from '@andon/contract/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from '../api/refusal.ts'
import type { SessionEnd } from '../api/signals.ts'
import { unlockBody } from '../page/body-locks.ts'
import { useModals } from '../page/modals.ts'
import { usePage } from '../page/page-context.ts'
import { useServices } from '../page/services.tsx'
import { readStored, store } from '../page/storage.ts'
import { shellText } from '../page/text.ts'
import { useToasts } from '../page/toasts.tsx'
import { useText } from '../page/use-text.ts'
import { continueLoginAt } from './continue-login.ts'
import { forgetLastOpened } from './last-opened.ts'
import { takeReturnPath } from './return-path.ts'
import { type LoginReply, type LoginStatus, sessionKey, statusAfterLogin } from './session.ts'

const playersOnlyPaths = /^\/[a-z]{2}\/(game-play|account|mygames)(\/|$)/

/** Reasons to show to visitors as well: they explain why a login is not possible. */
const shownToVisitors: ReadonlySet<string> = new Set([
  'logged_out_due_kyc_faileds',
  'logged_out_due_gamestop_excluded',
  'loggedout_session_timeout',
])

export interface SessionActions {
  /** Call after a login or registration, in this tab or another. `reply`: of the login in this tab; the status is fetched without it. */
  loggedIn(options?: {
    reply?: LoginReply
    userLang?: string
    inOtherTab?: boolean
    registered?: boolean
  }): Promise<void>
  /** Opens the one-time code if the player's channel has to be verified. */
  checkChannel(): Promise<void>
  /** The player logs out. */
  logOut(): Promise<void>
  /** The session is over: by a reply, by the server, or in another tab. */
  sessionEnded(
    options: (SessionEnd | { reason: 'LOGGED_OUT' | 'ACCOUNT_LOCKED' }) & { source: 'reply' | 'server' | 'otherTab' },
  ): void
}

export function useSessionActions(): SessionActions {
  const { api } = useServices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const modals = useModals()
  const toasts = useToasts()
  const { language, site } = usePage()
  const t = useText(shellText)

  return useMemo(() => {
    const forget = () => {
      forgetLastOpened()
      for (const key of ['game-reality-check', 'playedLimit', 'limitsSeen', 'recentSearches'] as const) store(key, null)
      queries.removeQueries({ queryKey: ['player'] })
      void queries.cancelQueries({ queryKey: sessionKey }) // asked before the session ended: its answer would bring the player back
      queries.setQueryData<LoginStatus>(sessionKey, { loggedIn: false })
      modals.close()
      unlockBody()
      if (playersOnlyPaths.test(location.pathname)) navigate(`/${language}${site.homePath.visitor}`)
    }

    /** The refusal CHANNEL_NOT_VERIFIED opens the one-time code by its signal. */
    const checkChannel = async () => {
      const profile = queries.getQueryData<LoginStatus>(sessionKey)?.profile
      if (!profile || Date.parse(profile.createdTime) < site.migratedUserCutoff) return
      const [first = 'email'] = [...profile.verifiedChannels, site.flags.emailVerification ? 'email' : 'sms'] as const
      await api.profile.channelVerificationStatus({ channel: first }).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error
      })
    }

    return {
      async loggedIn({ reply, userLang = reply?.userLang, inOtherTab = false, registered = false } = {}) {
        if (!inOtherTab) store('user', 'true')
        if (reply) {
          await queries.cancelQueries({ queryKey: sessionKey }) // asked before the login
          queries.setQueryData<LoginStatus>(sessionKey, statusAfterLogin(reply))
        } else await queries.invalidateQueries({ queryKey: sessionKey })
        await queries.invalidateQueries({ queryKey: ['player'] })
        if (inOtherTab) {
          if (modals.current()?.name === 'login' || modals.current()?.name === 'signUp') modals.close()
          return
        }
        const target = takeReturnPath()
        if (target !== null) {
          const playerLanguage = isLanguage(userLang) ? userLang : language
          if (playerLanguage !== language) return continueLoginAt(`/${playerLanguage}${target}`)
          navigate(`/${language}${target}`)
        }
        if (registered) modals.open('welcome')
        else await checkChannel()
      },
      checkChannel,
      async logOut() {
        await api.identity.logout()
        store('user', null)
        forget()
        toasts.show({ text: t('ended.LOGGED_OUT') })
      },
      sessionEnded({ source, ...end }) {
        const known = queries.getQueryData<LoginStatus>(sessionKey)
        const wasIn = known?.loggedIn ?? readStored('user') !== null
        if (wasIn) forget()
        // The server may not have ended the session, and the browser still has its cookies. A lost connection is ignored.
        if (wasIn && source === 'reply') void api.identity.logout().catch(() => undefined)
        if (wasIn || (source === 'reply' && shownToVisitors.has(end.reason)))
          toasts.show({ text: t('by' in end ? `ended.${end.reason}.${end.by}` : `ended.${end.reason}`) })
      },
    }
  }, [api, queries, navigate, modals, toasts, language, site, t])
}
