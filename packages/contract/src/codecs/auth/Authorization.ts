/**
 * All codecs of `auth/Authorization`. They are in two modules, because few pages need those of redirects to the provider.
 *
 * @since 0.1.0
 */
export * from "./AuthRequest.ts"
export * from "./RedirectRequest.ts"
