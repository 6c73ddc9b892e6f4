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
import { type LoginStatus, sessionKey } from './session.ts'

const playersOnlyPaths = /^\/[a-z]{2}\/(game-play|account|mygames)(\/|$)/

/** Why somebody cannot be logged in matters before they are, too. */
const shownToVisitors: ReadonlySet<string> = new Set([
  'logged_out_due_kyc_faileds',
  'logged_out_due_gamestop_excluded',
  'loggedout_session_timeout',
])

export interface SessionActions {
  /** Call when a login or a registration went through, here or in another tab. */
  loggedIn(options?: { userLang?: string; inOtherTab?: boolean; registered?: boolean }): Promise<void>
  /** Asks for a code if the player's channels call for one. */
  checkChannel(): Promise<void>
  /** The player's own wish to leave. */
  logOut(): Promise<void>
  /** The session is over: a reply says that it must end, the server has ended it, or another tab has. */
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
      for (const key of ['game-reality-check', 'playedLimit'] as const) store(key, null)
      queries.removeQueries({ queryKey: ['player'] })
      queries.setQueryData<LoginStatus>(sessionKey, { loggedIn: false })
      modals.close()
      unlockBody()
      if (playersOnlyPaths.test(location.pathname)) navigate(`/${language}${site.homePath.visitor}`)
    }

    /** A refusal CHANNEL_NOT_VERIFIED opens the one-time code by itself, wherever it comes from. */
    const checkChannel = async () => {
      const profile = queries.getQueryData<LoginStatus>(sessionKey)?.profile
      if (!profile || Date.parse(profile.createdTime) < site.migratedUserCutoff) return
      const [first = 'email'] = [...profile.verifiedChannels, site.flags.emailVerification ? 'email' : 'sms'] as const
      await api.profile.channelVerificationStatus({ channel: first }).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error
      })
    }

    return {
      async loggedIn({ userLang, inOtherTab = false, registered = false } = {}) {
        if (!inOtherTab) store('user', 'true')
        await queries.invalidateQueries({ queryKey: sessionKey })
        await queries.invalidateQueries({ queryKey: ['player'] })
        if (inOtherTab) {
          if (modals.current()?.name === 'login' || modals.current()?.name === 'signUp') modals.close()
          return
        }
        const target = readStored('loginReturnPath')
        store('loginReturnPath', null)
        if (target?.startsWith('/') && !target.startsWith('//')) {
          const theirs = isLanguage(userLang) ? userLang : language
          if (theirs !== language) return continueLoginAt(`/${theirs}${target}`)
          navigate(`/${language}${target}`)
        }
        if (!registered) await checkChannel()
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
        // The server may not have ended it, and the browser still has its cookies. Without a connection there is nothing to end.
        if (wasIn && source === 'reply') void api.identity.logout().catch(() => undefined)
        if (wasIn || (source === 'reply' && shownToVisitors.has(end.reason)))
          toasts.show({ text: t('by' in end ? `ended.${end.reason}.${end.by}` : `ended.${end.reason}`) })
      },
    }
  }, [api, queries, navigate, modals, toasts, language, site, t])
}
