import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Dialect } from '@andon/contract/vendor-messages/dialects'

/** The events that a mock game of each dialect can send, each with a button of its name. */
const events: Readonly<Record<Dialect, readonly string[]>> = {
  vanguard: ['gameReady', 'gameBusy', 'gameNotBusy', 'openLobby', 'reloadGame', 'stakeRefused', 'somethingNew'],
  pragmaticplay: [
    ...['gameLoadingStarted', 'gameLoadingEnded', 'gameRoundStarted', 'gameRoundEnded', 'balanceTooLow'],
    ...['notifyCloseContainer', 'gameQuit', 'somethingNew'],
  ],
  playngo: [
    ...['gameReady', 'roundStarted', 'spinStarted', 'spinEnded', 'roundEnded', 'gameIdle', 'autoplayNextRound'],
    ...['backToLobby', 'reloadGame', 'logout', 'playForReal', 'gameError', 'somethingNew'],
  ],
  none: [],
}

/** How each dialect writes an event. Runs in the mock game; playngo sends only what the host has subscribed to. */
const writers: Readonly<Record<Dialect, string>> = {
  vanguard: "JSON.stringify({ event: name, ...(name === 'stakeRefused' && { code: 'REALITY_CHECK_OPEN' }) })",
  pragmaticplay: '{ name }',
  playngo: 'subscribed.has(name) ? { type: name, data: {} } : undefined',
  none: 'undefined',
}

const page = (dialect: Dialect) => `<!doctype html><html lang="en"><title>${dialect}</title><body>
<button id="clicks">0 clicks</button>
${events[dialect].map((name) => `<button>${name}</button>`).join('')}
<ol></ol>
<script>
  const host = new URL(location.href).searchParams.get('host')
  const subscribed = new Set()
  let clicks = 0
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== host || source !== parent) return
    if (data.messageType === 'addEventListener') subscribed.add(data.eventType)
    const line = document.createElement('li')
    line.textContent = typeof data === 'string' ? data : JSON.stringify(data)
    document.querySelector('ol').append(line)
  })
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => {
      if (button.id === 'clicks') button.textContent = ++clicks + ' clicks'
      const name = button.textContent
      const message = ${writers[dialect]}
      if (message !== undefined) parent.postMessage(message, host)
    }
</script></body></html>`

/** Pages on an origin of their own that speak the dialects, for tests of the page around a game. At `/dead/` nothing answers. */
export async function startMockGames() {
  const server = createServer((request, response) => {
    const name = request.url?.split('/')[1] ?? ''
    if (name === 'dead') return
    if (Object.hasOwn(events, name))
      response.setHeader('content-type', 'text/html').end(page(name as Dialect)) // a key of the table
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://supplier.localhost:${typeof address === 'object' ? address?.port : address}`
  return {
    origin,
    launchUrl: (path: Dialect | 'dead', { host, token }: { host: string; token: number }) =>
      `${origin}/${path}/?${new URLSearchParams({ host, token: String(token) })}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
