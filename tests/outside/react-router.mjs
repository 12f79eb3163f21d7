// @ts-check
import visitMembersOnly from "./membersOnly.mjs"
import visitShop from "./serverRendering.mjs"

/** @type {typeof visitShop} */
export default async (site) => {
  await visitShop(site)
  await visitMembersOnly(site)
}
