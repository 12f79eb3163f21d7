/**
 * Renders a page on a server with its session and its data, and hydrates it in the browser without requesting them again.
 *
 * @since 0.1.0
 */
export {
  Hydrate,
  HydratedClientProvider,
  type HydratedClientProviderProps,
  type HydrateProps
} from "./runtime/HydratedClientProvider.tsx"
