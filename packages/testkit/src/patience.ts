/**
 * Milliseconds after which a test gives up waiting. Far more than anything takes on a busy machine; mutation testing sets less, because
 * there most waits are in vain.
 */
export const PATIENCE = Number(process.env['MAZMORRA_PATIENCE'] ?? 300_000);
