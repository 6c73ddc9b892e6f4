import type { Config } from '@andon/platform/config'
import { createSmtpMessages, type Promotion, withSignature } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import { createSandboxMessages } from '@andon/sandbox/messages'

/** Mail by the configured mail server; what no server is configured for stays in the sandbox. */
export function createMail(
  runtime: Runtime,
  { config, wantsMail }: { config: Config; wantsMail(promotion: Promotion): Promise<boolean> },
) {
  const sandbox = createSandboxMessages(runtime)
  const smtp = config.smtp && createSmtpMessages(runtime, { smtp: config.smtp, textMessages: sandbox, wantsMail })
  return {
    messages: withSignature(smtp ?? sandbox),
    jobs: [...sandbox.jobs, ...(smtp?.jobs ?? [])],
    /** Sends queued mail. Undefined: the sandbox keeps it. */
    delivery: smtp?.delivery,
  }
}
