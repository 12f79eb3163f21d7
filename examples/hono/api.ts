import * as TokenVerifier from "@portico/server/TokenVerifier"
import { Hono } from "hono"
import { verifier } from "./shop.ts"

/** Routes for clients that send the access token of a member. */
export const api = new Hono()

api.get("/me", async (context) => {
  const { memberId } = await verifier.promises.verifyMember(context.req.header("authorization"))
  return context.json({ memberId })
})

api.onError((error) => TokenVerifier.responseOf(error))
