import { Refusal, type ReplyOf, type RequestInput } from '@andon/contract'
import { identity as api } from '@andon/contract/player-api/identity'
import { sites } from '@andon/contract/sites'
import { createAntiForgery, type Session, type VisitorContext } from '@andon/platform/http'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createSandboxMessages, outboxFor } from '@andon/sandbox/messages'
import { openTestRuntime } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import type { PersonChecks, SessionLimits } from './deps.ts'
import { createIdentity, sessionCookie } from './index.ts'

/** Every player may log in, without a limit on the session. */
export const noSessionLimits: SessionLimits = {
  openPlayer: async () => undefined,
  admitSession: async () => ({ endsAt: null }),
  sessionsEnded: async () => undefined,
}
/** No person is excluded. */
export const nobodyExcluded: PersonChecks = {
  screenNewcomer: async () => undefined,
  recordRefusal: async () => undefined,
  lockDetails: async () => undefined,
  screenDetails: async () => undefined,
}
export const offeredEverywhere = () => true

export type IdentityFixture = Awaited<ReturnType<typeof openIdentity>>

/** Identity with its own database, a manual clock and browsers that call it. */
export async function openIdentity({ freeTries = { freeRegistrations: 1000, freeFailedLogins: 1000 } } = {}) {
  const { clock, close, db, facts, ownerDb, runtime } = await openTestRuntime({ modules: ['identity', 'support'] })
  const messages = createSandboxMessages({ db, clock })
  const secrets = createSecrets({ db, random, keyring: keyringOf({ current: random.bytes(32) }) })
  const opened: { playerId: string; currency: string }[] = []
  const identity = createIdentity(runtime, {
    sites,
    messages,
    secrets,
    openAccounts: async (_tx, account) => void opened.push(account),
    acceptPolicies: async () => undefined,
    sessionLimits: noSessionLimits,
    persons: nobodyExcluded,
    isOffered: offeredEverywhere,
    staffNames: async () => ['sato.mori'],
    freeTries,
  })
  const inbox = (to: string) => outboxFor(db, to)
  return {
    clock,
    close,
    db,
    facts,
    identity,
    inbox,
    messages,
    opened,
    ownerDb,
    runtime,
    secrets,
    browser: () => createBrowser(identity),
  }
}

export type Browser = ReturnType<typeof createBrowser>
type Api = typeof api

const antiForgery = createAntiForgery({ secret: random.bytes(32), random })
let addresses = 0

/** A cookie jar that calls the handlers as the server does: it resolves the session from the cookie and validates request and reply. */
export function createBrowser(
  identity: ReturnType<typeof createIdentity>,
  options: { address?: string; origin?: string } = {},
) {
  addresses += 1
  const address = options.address ?? `192.0.2.${addresses}`
  const jar = new Map<string, string>()

  function context(session: Session | null): VisitorContext {
    const renewAntiForgery = (sessionId: string | null) => void jar.set('XSRF-TOKEN', antiForgery.issue(sessionId))
    const token = () => jar.get('XSRF-TOKEN')
    return {
      requestId: 'req_test',
      site: 'LEO',
      language: 'en',
      address,
      userAgent: 'test',
      secure: false,
      origin: options.origin ?? 'http://leo.localhost:4000',
      header: () => undefined,
      session,
      cookies: {
        get: (name) => jar.get(name),
        set: (name, value) => void jar.set(name, value),
        clear: (name) => void jar.delete(name),
        renewAntiForgery,
        antiForgeryHolds: (sessionId) => antiForgery.accepts({ cookie: token(), header: token(), sessionId }),
      },
    }
  }

  async function session(): Promise<Session | null> {
    const found = await identity.authenticate(jar.get(sessionCookie({ secure: false })))
    return found && 'session' in found ? found.session : null
  }

  async function call<Name extends keyof Api>(
    name: Name,
    fields: RequestInput<Api[Name]>,
  ): Promise<ReplyOf<Api[Name]>> {
    const endpoint = api[name]
    const current = await session()
    if (endpoint.access === 'player' && !current) throw new Refusal('LOGIN_REQUIRED')
    const handler = identity.routes[name] as (request: unknown, context: unknown) => Promise<ReplyOf<Api[Name]>> // one of a union: `name` determines request and reply
    const reply = await handler(v.parse(endpoint.request, fields), context(current))
    v.parse(endpoint.reply, reply)
    return reply
  }

  return { call, context, jar, session, address }
}

let registrations = 0
export const password = 'Quiet.Harbour.61'

/** A registration form with unique values. */
export function newcomer(changes: Partial<RequestInput<Api['registration']>> = {}): RequestInput<Api['registration']> {
  registrations += 1
  return {
    email: `visitor${registrations}@andon.example`,
    password,
    txtNickname: `Visitor_${registrations}`,
    firstName: 'Akari',
    lastName: 'Mori',
    dateOfBirth: '1990-04-01',
    country: 'JP',
    areaCode: '81',
    phone: `0901234${String(registrations).padStart(4, '0')}`,
    currency: 'JPY',
    language: 'ja',
    acceptTerms: 'true',
    ...changes,
  }
}
