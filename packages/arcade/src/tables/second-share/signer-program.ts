import { resolve } from 'node:path'
import { openOnceSigner } from './sign-once.ts'
import { createSignerServer } from './signer-server.ts'

/**
 * `npm run second-signer`: signs the second shares of shared rounds for an operator elsewhere, over HTTP (docs/operating.md). SIGNER_TOKEN: what the operator sends, 20 characters or more. SIGNER_FOLDER: where the
 * key and the last rounds are kept, `second-signer` unless set. HOST and PORT: where it listens, 127.0.0.1 and 4100 unless set; behind a proxy with TLS.
 */
const { SIGNER_TOKEN: token = '', SIGNER_FOLDER = 'second-signer', HOST = '127.0.0.1', PORT = '4100' } = process.env
if (token.length < 20) {
  process.stderr.write('SIGNER_TOKEN needs 20 characters or more\n')
  process.exit(1)
}
const signer = await openOnceSigner(resolve(SIGNER_FOLDER))
const server = createSignerServer({ signer, token })
server.listen(Number(PORT), HOST, () => process.stdout.write(`signs with the public key ${signer.publicKey}\n`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())
