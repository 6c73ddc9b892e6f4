import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely
  readonly body: any
  readonly headers: Headers
}

export interface CallOptions {
  /** Omits or replaces the anti-forgery header; a GET sends one only if given here. */
  readonly antiForgery?: string | null
  readonly headers?: Record<string, string>
  readonly rawBody?: string
}

/** A browser without pages: a cookie jar, form posts, and the anti-forgery token sent back. Two that share a `jar` are one browser at two nodes. `always` are headers of every request. */
export function createBrowser(origin: string, jar = new Map<string, string>(), always: Record<string, string> = {}) {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<Reply> {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const token = options.antiForgery === undefined ? jar.get('XSRF-TOKEN') : options.antiForgery
    const response = await fetch(`${origin}${path}${method === 'GET' && form.size > 0 ? `?${form}` : ''}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...((method === 'POST' || options.antiForgery !== undefined) && token ? { 'x-xsrf-token': token } : {}),
        ...always,
        ...options.headers,
      },
      ...(method === 'POST' ? { body: options.rawBody ?? form.toString() } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text) }
  }

  function keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const at = pair.indexOf('=')
    const gone = attributes.some(
      (attribute) => /^\s*max-age=0$/i.test(attribute) || /^\s*expires=thu, 01 jan 1970/i.test(attribute),
    )
    if (gone) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  const get = (path: string, fields?: Record<string, unknown>, options?: CallOptions) =>
    call('GET', path, fields, options)
  const post = (path: string, fields?: Record<string, unknown>, options?: CallOptions) =>
    call('POST', path, fields, options)

  /** A player of this browser's own, logged in. */
  async function register(changes: Record<string, unknown> = {}) {
    const form = newcomer(changes)
    await whenServed(() => get('/ajax/login/status'))
    const reply = await whenServed(() => post('/ajax/registration', form))
    if (reply.status !== 200) throw new Error(`registration refused: ${JSON.stringify(reply.body)}`)
    return { ...form, playerID: String(reply.body.playerID) }
  }

  async function deposit(amount: number, changes: Record<string, unknown> = {}): Promise<Reply> {
    return post('/ajax/cashier/makeCCPayment', {
      amount,
      currency: 'JPY',
      paymentMethod: 'CREDITCARD',
      cardNumber: '4111111111111111',
      cardHolder: 'HANA YAMADA',
      expiryMonth: '12',
      expiryYear: '2039',
      cvv: '123',
      idempotencyKey: randomBytes(12).toString('hex'),
      ...changes,
    })
  }

  return { jar, call, get, post, register, deposit }
}

/** Only a server that never serves takes that long. */
const servedWithinMs = 120_000

/** A server that is busy refuses with 503 what it has not begun: the call is repeated until it is served. */
async function whenServed(call: () => Promise<Reply>): Promise<Reply> {
  const end = performance.now() + servedWithinMs
  for (;;) {
    const reply = await call()
    if (reply.status !== 503 || performance.now() > end) return reply
    await sleep(100)
  }
}

export type Browser = ReturnType<typeof createBrowser>

export function newcomer(changes: Record<string, unknown> = {}) {
  const unique = randomBytes(5).toString('hex')
  return {
    email: `p${unique}@example.com`,
    password: 'violet-harbour-4417',
    txtNickname: `p${unique}`,
    firstName: 'Hana',
    lastName: 'Yamada',
    dateOfBirth: birthday(),
    country: 'JP',
    areaCode: '81',
    phone: `90${Number.parseInt(unique.slice(0, 8), 16).toString().padStart(10, '0').slice(0, 8)}`,
    currency: 'JPY',
    language: 'ja',
    acceptTerms: 'true',
    ...changes,
  }
}

let births = randomBytes(2).readUInt16BE() % 18_000
/** Different each time, because people with the same name and birth date are recognised as one person. Ages 25 to 80. */
function birthday(): string {
  births = (births + 1) % 18_000
  return Temporal.PlainDate.from('1950-01-01').add({ days: births }).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // a page, not JSON
  }
}
