/** A key of 32 bytes itself, or the file that holds it. */
export type KeySource = { readonly key: Buffer } | { readonly file: string }

/** The part of the configuration that says where the keys are. */
export interface KeyConfig {
  /** Undefined: `secrets.key` below `dataDir`. */
  readonly secretsKey: KeySource | undefined
  /** The key to be replaced. */
  readonly previousSecretsKey: KeySource | undefined
  readonly dataDir: string
}
