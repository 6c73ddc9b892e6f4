import type { FastifyInstance } from 'fastify'

export interface Draining {
  readonly begun: boolean
  /** From now on every reply ends its connection, so that clients connect again, to another node. Requests are served as before. */
  begin(): void
  /** Stops listening, serves what has arrived, and cuts connections that are still open after `patienceMs`. */
  close(options: { patienceMs: number }): Promise<void>
}

/** Shuts a server down without failing a request: clients are first made to reconnect elsewhere, then it closes. */
export function prepareDraining(app: FastifyInstance): Draining {
  let begun = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    get begun() {
      return begun
    },
    begin: () => {
      begun = true
      app.replyEarly(undefined)
    },
    close: async ({ patienceMs }) => {
      const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
      try {
        await app.close()
      } finally {
        clearTimeout(cut)
      }
    },
  }
}
