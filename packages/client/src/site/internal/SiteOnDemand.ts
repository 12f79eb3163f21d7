/**
 * The operations that `Site.make` loads on demand. They are one chunk, because bundlers add code to a page for each chunk
 * that shares modules with it.
 *
 * @since 0.1.0
 */
export { make as makeAuth } from "./SiteAuthOnDemand.ts"
export { make as makeData } from "./SiteDataOnDemand.ts"
