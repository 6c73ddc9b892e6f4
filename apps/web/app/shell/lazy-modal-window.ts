import { preloadable } from '../page/preloadable.tsx'

/** The window itself is fetched when the first modal opens, or shortly before. */
export const ModalWindow = preloadable(() => import('./ModalWindow.tsx').then((module) => module.ModalWindow))
