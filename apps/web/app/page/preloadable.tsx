import { type ComponentType, lazy, type ReactElement, useState } from 'react'

/** A component that is fetched when it is first shown, or before with `preload`, and then shows at once. */
export type Preloadable<Props> = ((props: Props) => ReactElement) & { preload(): Promise<void> }

/** `lazy` alone shows its fallback even if the code is there already, and React keeps a fallback for a third of a second. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        loading = undefined // the next call fetches again
        throw error
      },
    )
    return loading
  }
  const Late = lazy(async () => {
    await preload()
    return { default: loaded as ComponentType<Props> } // set by preload
  })
  function Shown(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Component {...props} />
  }
  return Object.assign(Shown, { preload })
}
