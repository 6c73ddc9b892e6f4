/** Types of the DOM do not know Trusted Types yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The address of a script of this site, for a worker. The content security policy allows this name, and the policy no other origin. */
export function trustedScript(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes } // not in every browser
  if (trustedTypes === undefined) return url
  policy ??= trustedTypes.createPolicy('own-scripts', {
    createScriptURL: (given) => {
      if (!/^\/[\w-][\w./-]*\.js$/.test(given)) throw new TypeError('not a script of this site')
      return given
    },
  })
  return policy.createScriptURL(url)
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
