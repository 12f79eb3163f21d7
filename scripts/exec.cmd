@rem Windows has no `exec`, with which `npm start` begins elsewhere.
@%*
