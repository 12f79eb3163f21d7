/**
 * The script of pages with passkeys. It runs the ceremony that the page describes and submits the browser's credential.
 *
 * @since 0.1.0
 */

/** The source of the script. It converts between base64url in JSON and the buffers of the WebAuthn API. */
export const passkey = `"use strict";
(() => {
  const place = document.getElementById("ceremony");
  const button = document.querySelector('button[value="passkey"]');
  if (place === null || button === null || button.form === null) return;
  const show = (text) => { place.textContent = text; };
  if (window.PublicKeyCredential === undefined) {
    button.disabled = true;
    return show("This browser doesn't support passkeys on this page.");
  }
  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=+$/, "");
  const known = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
  const run = async () => {
    const { user, excludeCredentials, allowCredentials, challenge, ...rest } = JSON.parse(place.dataset.options);
    const publicKey = { ...rest, challenge: bytes(challenge) };
    if (place.dataset.ceremony === "create") {
      const named = { ...user, id: bytes(user.id) };
      return navigator.credentials.create({
        publicKey: { ...publicKey, user: named, excludeCredentials: known(excludeCredentials) }
      });
    }
    return navigator.credentials.get({ publicKey: { ...publicKey, allowCredentials: known(allowCredentials) } });
  };
  const jsonOf = ({ id, rawId, response, type }) => {
    const { attestationObject, authenticatorData, clientDataJSON, signature } = response;
    const parts = Object.entries({ attestationObject, authenticatorData, clientDataJSON, signature })
      .filter(([, part]) => part instanceof ArrayBuffer);
    const made = Object.fromEntries(parts.map(([name, part]) => [name, text(part)]));
    // A registration response contains the authenticator data twice. The provider reads the copy in the attestation.
    if (attestationObject !== undefined) delete made.authenticatorData;
    const transports = response.getTransports === undefined ? {} : { transports: response.getTransports() };
    return JSON.stringify({ id, rawId: text(rawId), type, response: { ...made, ...transports } });
  };
  const failures = {
    NotAllowedError: "The passkey request was canceled or timed out. Try again, or choose another method.",
    InvalidStateError: "This device already has a passkey for this account.",
    SecurityError: "This passkey belongs to another site."
  };
  let state = "idle";
  button.addEventListener("click", (event) => {
    if (state === "done") return;
    event.preventDefault();
    if (state === "running") return;
    state = "running";
    show("Waiting for your device…");
    run().then((credential) => {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = "credential";
      input.value = jsonOf(credential);
      button.form.append(input);
      state = "done";
      button.form.requestSubmit(button);
    }, (error) => {
      state = "idle";
      show(failures[error.name] ?? "The passkey didn't work on this device. Try again, or choose another method.");
    });
  });
})();
`
