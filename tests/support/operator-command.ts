import { runOperator } from '../../tools/operator/commands.ts'
import type { TestServer } from './server.ts'

/** Runs an operator command for this server in this process; `env` replaces parts of the server's environment. */
export function operatorCommand(
  { operatorEnv }: Pick<TestServer, 'operatorEnv'>,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return runOperator(words, { ...process.env, ...operatorEnv, ...env }).then((text) => text.trim())
}
