import { css, Global } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { showTheme, Stack, TextInput } from '@foyer/ui-kit';

const see = css({
  'html, body': { background: 'transparent !important' },
  body: { padding: '0 !important' },
});
const tell = (message: Record<string, unknown>): void =>
  window.parent.postMessage({ version: 1, ...message }, '*');
const nothing = () => undefined;

/** Stand-in for a page of the payment gateway: reports readiness and height, and follows the theme. */
export function GatewayFrame({ children }: { children: React.ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listen = ({ data }: MessageEvent<{ theme?: { tone?: 'dark' | 'light' } }>): void => {
      if (data.theme?.tone) showTheme(data.theme.tone);
    };
    window.addEventListener('message', listen);
    tell({ type: 'foyer.card.ready' });
    const observer = new ResizeObserver(() =>
      tell({ type: 'foyer.card.resize', height: (page.current?.offsetHeight ?? 200) + 8 }),
    );
    if (page.current) observer.observe(page.current);
    return () => {
      window.removeEventListener('message', listen);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={page} css={{ padding: 4 }}>
      <Global styles={see} />
      {children}
    </div>
  );
}

const labels = ['Card number', 'Expiry (MM/YY)', 'Security code', 'Name on card', 'Postal code'] as const;

/** Card fields as on the sandbox gateway; `problem` is that of the security code. */
export function GatewayPage({ values = [], problem }: { values?: readonly string[]; problem?: string }) {
  return (
    <GatewayFrame>
      <Stack gap={4}>
        {labels.map((label, at) => (
          <TextInput
            key={label}
            label={label}
            value={values[at] ?? ''}
            onValueChange={nothing}
            {...(problem !== undefined && label === 'Security code' ? { error: problem } : {})}
          />
        ))}
      </Stack>
    </GatewayFrame>
  );
}
