/** The little that is used of `web-push`: it encrypts and signs; we send ourselves, to addresses that were looked at. */
declare module 'web-push' {
  interface Details {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  interface WebPush {
    generateRequestDetails(
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string,
      options: {
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
        readonly TTL: number;
        readonly urgency: 'high';
        readonly contentEncoding: 'aes128gcm';
      },
    ): Details;
  }
  const webPush: WebPush;
  export default webPush;
}
