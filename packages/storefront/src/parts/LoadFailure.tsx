import { Alert, useOnline } from "@portico/react"
import * as React from "react"
import { usePageTitle } from "./usePageTitle.ts"
import { useShop } from "../words/useShop.ts"

/** Reports that the code of a page could not be loaded. After the connection is back, it loads the page again by itself. */
export function LoadFailure() {
  const { words } = useShop()
  const isOnline = useOnline()
  usePageTitle(isOnline ? words.frame.notLoaded : words.frame.offline)
  const [wasOffline] = React.useState(!isOnline)
  React.useEffect(() => {
    if (wasOffline && isOnline) location.reload()
  }, [isOnline, wasOffline])
  return (
    <Alert tone={isOnline ? "danger" : "warning"}>
      <div>
        <h1>{isOnline ? words.frame.notLoaded : words.frame.offline}</h1>
        <p>{isOnline ? words.frame.notLoadedLead : words.frame.offlineLead}</p>
      </div>
      <button className="portico-button" onClick={() => location.reload()} type="button">
        {words.common.retry}
      </button>
    </Alert>
  )
}
