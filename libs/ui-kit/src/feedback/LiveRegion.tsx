import { createContext, useContext, type ComponentPropsWithoutRef } from 'react';

/** Whether something above says already what changes in it. */
const AnnouncedContext = createContext(false);

export interface LiveRegionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  /** Interrupts what is being read: bad news that wants an answer. */
  urgent?: boolean;
}

/**
 * Says what changes in it to those who listen. It stands there before the news, so that none is missed, and what is inside
 * (a `Notice`, an `ErrorState`) is quiet then: one announcement, not two.
 */
export function LiveRegion({ urgent = false, ...rest }: LiveRegionProps) {
  const isAnnounced = useContext(AnnouncedContext);
  return (
    <AnnouncedContext value>
      <div {...(isAnnounced ? {} : { role: urgent ? 'alert' : 'status' })} {...rest} />
    </AnnouncedContext>
  );
}
